import fc from 'fast-check';

const {FUZZ_SEED = ''} = process.env;
if (!/^(?:-?\d{1,15})?$/.test(FUZZ_SEED))
  throw new Error(
    `FUZZ_SEED=${FUZZ_SEED} is not a whole number. Set it to the seed of a failure, or unset it.`,
  );

// The same inputs in each run, unless a seed asks for others, and for more of them. A failure names its seed.
fc.configureGlobal({seed: Number(FUZZ_SEED || 1), numRuns: FUZZ_SEED === '' ? 1_000 : 10_000});
