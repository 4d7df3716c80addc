forge install foundry-rs/forge-std --no-git
