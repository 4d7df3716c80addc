npx forge test
