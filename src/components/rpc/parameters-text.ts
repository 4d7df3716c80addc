import {signatureOf} from './signature';

/**
 * The parameters of a method by name, in order, the optional ones in brackets.
 * @param method name of the method
 * @throws Error for a method or a parameter that the data do not have
 */
export function parametersText(method: string): string {
  const names = signatureOf(method).parameters.map(({name, optional}) => (optional ? `[${name}]` : name));
  return names.length > 0 ? names.join(', ') : 'None';
}
