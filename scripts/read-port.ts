/**
 * Reads a TCP port from the environment; an empty value counts as unset.
 * @param variable name of the variable
 * @param otherwise port if it is unset
 * @throws Error that names the variable, its value and the remedy
 */
export function readPort(variable: string, otherwise: number): number {
  const value = process.env[variable];
  const port = Number(value || otherwise);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(
    `${variable}=${value} is not a port. Use a number from 1 to 65535, for example ${variable}=8080, or unset it.`,
  );
}
