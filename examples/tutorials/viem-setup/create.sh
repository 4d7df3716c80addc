mkdir stability-viem
cd stability-viem
npm init -y
npm pkg set type=module
