mkdir stability-samples
cd stability-samples
npm init -y
npm pkg set type=module
