import {useRef, useState, type ChangeEvent, type MouseEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {REFUSED, writeClipboard} from '@site/src/lib/copy';
import {Choice} from '../ui/NetworkChoice';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import {asText, issueUrl, NO_FEEDBACK, RATINGS, SUBJECTS, type Feedback} from './feedback';
import styles from './FeedbackPanel.lazy.module.css';
import {useDraft} from './useDraft';

interface Props {
  readonly open: boolean;
  /** repository on the code host */
  readonly repoUrl: string;
  readonly onClose: () => void;
}

/** Form for feedback at the right edge. Nothing is sent: the reader opens a filled-in issue, or copies the text. */
export function FeedbackPanel({open, repoUrl, onClose}: Props): ReactNode {
  const {draft, safe, replaced, change: changeDraft} = useDraft();
  const [message, setMessage] = useState('');
  const element = useRef<HTMLFormElement>(null);
  // Not a Link, which fetches its page at once: nothing may be requested from here.
  const contact = useBaseUrl('/resources/contact');
  const page = `${location.origin}${location.pathname}`;
  const issue = issueUrl(safe, page, repoUrl);
  const removed = replaced ? 'A key in your text is replaced by a placeholder.' : '';

  /** Attributes of the field for a part of the feedback. */
  function field(name: keyof Feedback) {
    return {
      className: form.field,
      value: draft[name],
      onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        change({[name]: target.value}),
    };
  }

  function change(part: Partial<Feedback>): void {
    changeDraft(part);
    setMessage('');
  }

  function openIssue(event: MouseEvent): void {
    if (!element.current?.reportValidity()) event.preventDefault();
    else if (issue.isCut) setMessage('The text is too long for a link. Copy it here and paste it there.');
  }

  async function copyText(): Promise<void> {
    if (!element.current?.reportValidity()) return;
    setMessage((await writeClipboard(asText(safe, page))) ? 'Copied.' : REFUSED);
  }

  function clear(): void {
    change(NO_FEEDBACK);
    setMessage('Cleared.');
    element.current?.querySelector('textarea')?.focus();
  }

  return (
    <Dialog title="Feedback on this page" place="right" open={open} onClose={onClose}>
      <form ref={element} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p className={form.hint}>
          Open a filled-in issue on GitHub, which is public and needs an account, or copy the text for the{' '}
          <a href={contact}>contact page</a>.
        </p>
        <Choice
          legend="Did this page help?"
          options={RATINGS.map((rating) => [rating, rating])}
          value={draft.helped}
          onChange={(helped) => change({helped})}
        />
        <label>
          <span className={form.label}>What is it about?</span>
          <select {...field('subject')}>
            {SUBJECTS.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </label>
        <label>
          <span className={form.label}>What should we know?</span>
          <textarea {...field('text')} required autoComplete="off" />
        </label>
        <label>
          <span className={form.label}>
            E-mail (optional, only in the copied text, never in the public issue)
          </span>
          <input {...field('email')} type="email" autoComplete="email" />
        </label>
        <p role="status" className={form.hint}>
          {message || removed}
        </p>
        <p className={tool.buttons}>
          <a
            className="button button--primary"
            href={issue.href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={openIssue}
          >
            Open an issue
          </a>
          <button type="button" className="button button--secondary" onClick={() => void copyText()}>
            Copy as text
          </button>
          <button type="button" className="text-button" onClick={clear}>
            Clear
          </button>
        </p>
      </form>
    </Dialog>
  );
}
