"""The reading half of what cardmap does, with vobject: every card's name and first postal code.

It looks nothing up, so its time is a lower bound. What vobject cannot read is passed over.
"""
import json
import sys

import vobject

with open(sys.argv[1], encoding="utf-8", errors="replace", newline="") as file:
    cards = vobject.readComponents(file, ignoreUnreadable=True, allowQP=True)
    index = 0
    while True:
        try:
            card = next(cards)
        except StopIteration:
            break
        except Exception:
            continue
        index += 1
        name = card.fn.value if hasattr(card, "fn") else ""
        code = next((adr.value.code for adr in card.contents.get("adr", [])
                     if hasattr(adr.value, "code")), "")
        print(json.dumps({"index": index, "name": name, "postalCode": code}))
