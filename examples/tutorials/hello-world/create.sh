mkdir hello-world-ethers
cd hello-world-ethers
npm init -y
npm pkg set type=module
