mkdir stability-ethers
cd stability-ethers
npm init -y
