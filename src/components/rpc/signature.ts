import {rpcParameters, rpcSignatures, type RpcParameter} from '@site/src/data/rpc-parameters';

/** A parameter of a method. */
interface MethodParameter extends RpcParameter {
  readonly optional: boolean;
}

function parameter(id: string, optional: boolean): MethodParameter {
  const found = rpcParameters.rows.find((one) => one.id === id);
  if (!found) throw new Error(`rpcParameters: ${id} is missing`);
  return {...found, optional};
}

/**
 * What a JSON-RPC method takes, in order, and whether it changes the state of the chain.
 * @param method name of the method
 * @throws Error for a method or a parameter that the data do not have
 */
export function signatureOf(method: string) {
  const found = rpcSignatures.rows.find(({id}) => id === method);
  if (!found) throw new Error(`rpcSignatures: ${method} is missing`);
  const {takes, optional = [], writes = false} = found;
  return {
    parameters: [...takes.map((id) => parameter(id, false)), ...optional.map((id) => parameter(id, true))],
    writes,
  };
}
