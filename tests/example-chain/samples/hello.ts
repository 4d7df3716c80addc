// #region send
const key = process.env.EXAMPLE_KEY ?? 'YOUR_KEY';
console.log(`alpha sends with a key of ${key.length} characters`);
// #endregion send
