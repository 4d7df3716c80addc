import {rpcParameters, rpcSignatures, type RpcParameter} from '@site/src/data/rpc-parameters';

/** A parameter of a method. */
export interface MethodParameter extends RpcParameter {
  readonly optional: boolean;
}

/** What a method takes, in order, and whether it changes the state of the chain. */
export interface Signature {
  readonly parameters: readonly MethodParameter[];
  readonly writes: boolean;
}

function parameter(id: string, optional: boolean): MethodParameter {
  const found = rpcParameters.rows.find((one) => one.id === id);
  if (!found) throw new Error(`rpcParameters: ${id} is missing`);
  return {...found, optional};
}

/**
 * The signature of a JSON-RPC method.
 * @param method name of the method
 * @throws Error for a method or a parameter that the data do not have
 */
export function signatureOf(method: string): Signature {
  const found = rpcSignatures.rows.find(({id}) => id === method);
  if (!found) throw new Error(`rpcSignatures: ${method} is missing`);
  const {takes, optional = [], writes = false} = found;
  return {
    parameters: [...takes.map((id) => parameter(id, false)), ...optional.map((id) => parameter(id, true))],
    writes,
  };
}
