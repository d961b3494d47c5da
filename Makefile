# Short names for the scripts, for those who have make.

.PHONY: demo test release benchmark format lint ci

demo:
	@Scripts/demo

test:
	@Scripts/test

release:
	@Scripts/build-release

benchmark:
	@Benchmarks/run

format:
	@swift format -i -r Package.swift Sources Tests

lint:
	@Scripts/check-style

ci:
	@.ci/run
