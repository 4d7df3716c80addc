import {rpcParameters, rpcSignatures} from '@site/src/data/rpc-parameters';

/**
 * The parameters of a method by name, in order, the optional ones in brackets.
 * @param method name of the method
 * @throws Error for a method or a parameter that the data do not have
 */
export function parametersText(method: string): string {
  const signature = rpcSignatures.rows.find(({id}) => id === method);
  if (!signature) throw new Error(`rpcSignatures: ${method} is missing`);
  const nameOf = (id: string): string => {
    const parameter = rpcParameters.rows.find((one) => one.id === id);
    if (!parameter) throw new Error(`rpcParameters: ${id} is missing`);
    return parameter.name;
  };
  const {takes, optional = []} = signature;
  const names = [...takes.map(nameOf), ...optional.map((id) => `[${nameOf(id)}]`)];
  return names.length > 0 ? names.join(', ') : 'None';
}
