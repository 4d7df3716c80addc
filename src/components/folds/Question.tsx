import {Children, type ReactNode} from 'react';
import {Fold} from './Fold';

interface Props {
  /** A heading with the question, followed by the answer. */
  readonly children: ReactNode;
}

/** A question that expands to its answer. The heading keeps its anchor. */
export function Question({children}: Props): ReactNode {
  const [heading, ...answer] = Children.toArray(children);
  if (answer.length === 0) throw new Error('Question: expected a heading and an answer below it');
  return <Fold summary={heading}>{answer}</Fold>;
}
