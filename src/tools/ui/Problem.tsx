import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clip} from '../network/bounds';
import {asSentence, type Explanation} from '../network/failure';
import form from './form.module.css';

/** What went wrong and what to do next. Put it into a region that is announced. */
export function Problem({sentence, responseText, next, link, byReader = false}: Explanation): ReactNode {
  return (
    <p className={byReader ? form.hint : form.problem}>
      <bdi>{asSentence(clip(sentence))}</bdi>{' '}
      {responseText !== undefined && (
        <span>
          The response:{' '}
          <bdi>
            <code translate="no">{responseText}</code>
          </bdi>{' '}
        </span>
      )}
      <span>{next}</span> {link && <Link to={link.to}>{link.label}</Link>}
    </p>
  );
}
