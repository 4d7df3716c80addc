import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {REFUSED, writeClipboard} from '@site/src/plugins/samples/client/copy';
import {readSession, writeSession} from '../reader/session';
import {getReaderValues} from '../reader/store';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import {
  asText,
  isTooLong,
  issueUrl,
  NO_FEEDBACK,
  problemOf,
  problemOfText,
  SUBJECTS,
  withoutSecrets,
  type Feedback,
} from './feedback';
import {RatingChoice} from './RatingChoice';
import styles from './FeedbackPanel.lazy.module.css';

/** Where the draft is stored for this tab. */
const DRAFT = 'feedback-draft';

interface Props {
  readonly open: boolean;
  /** repository on the code host */
  readonly repoUrl: string;
  readonly onClose: () => void;
}

/** Form for feedback in a panel at the right edge. */
export function FeedbackPanel(props: Props): ReactNode {
  return (
    <Dialog title="Feedback on this page" place="right" open={props.open} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  );
}

/** Fields for feedback. Nothing is sent: the reader opens a filled-in issue, or copies the text. */
function Fields({repoUrl, onClose}: Props): ReactNode {
  const [draft, setDraft] = useState<Feedback>(() => ({
    ...NO_FEEDBACK,
    ...(readSession(DRAFT) as Partial<Feedback> | null),
  }));
  const [message, setMessage] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const email = useRef<HTMLInputElement>(null);
  // Not a Link, which fetches its page at once: nothing may be requested from here.
  const contact = useBaseUrl('/resources/contact');
  const page = `${location.origin}${location.pathname}`;
  const safe = {...draft, text: withoutSecrets(draft.text, getReaderValues())};
  const problem = problemOf(draft);
  const tooLong = draft.text.trim() === '' ? '' : problemOfText(draft.text);
  const removed = safe.text === draft.text ? '' : 'A key in your text is replaced by a placeholder.';
  const shown = message || tooLong || removed;

  function change(part: Partial<Feedback>): void {
    const next = {...draft, ...part};
    setDraft(next);
    setMessage('');
    writeSession(DRAFT, next);
  }

  /** Says what is missing and takes the reader there. @returns whether nothing is missing */
  function isComplete(): boolean {
    setMessage(problem);
    if (problem === '') return true;
    (problemOfText(draft.text) === '' ? email : text).current?.focus();
    return false;
  }

  function openIssue(event: MouseEvent): void {
    if (!isComplete()) event.preventDefault();
    else if (isTooLong(safe, page, repoUrl))
      setMessage('The text is too long for a link. Copy it here and paste it there.');
  }

  async function copyText(): Promise<void> {
    if (!isComplete()) return;
    const copied = await writeClipboard(asText(safe, page));
    setMessage(copied ? 'Copied.' : REFUSED);
  }

  function clear(): void {
    setDraft(NO_FEEDBACK);
    writeSession(DRAFT, null);
    setMessage('Cleared.');
    text.current?.focus();
  }

  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <p className={tool.hint}>
        Nothing is sent from here. You open a filled-in issue on GitHub (public, needs an account), or copy
        the text and send it through the <a href={contact}>contact page</a>.
      </p>
      <RatingChoice value={draft.helped} onChange={(helped) => change({helped})} />
      <label className={form.label} htmlFor="feedback-subject">
        What is it about?
      </label>
      <select
        id="feedback-subject"
        className={form.field}
        value={draft.subject}
        onChange={({target}) => change({subject: target.value})}
      >
        {SUBJECTS.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </select>
      <label className={form.label} htmlFor="feedback-text">
        What should we know?
      </label>
      <textarea
        id="feedback-text"
        ref={text}
        className={`${form.field} ${styles.text}`}
        value={draft.text}
        aria-describedby="feedback-message"
        onChange={({target}) => change({text: target.value})}
      />
      <label className={form.label} htmlFor="feedback-email">
        E-mail (optional, only in the copied text, never in the public issue)
      </label>
      <input
        id="feedback-email"
        ref={email}
        className={form.field}
        type="email"
        autoComplete="email"
        value={draft.email}
        aria-describedby="feedback-message"
        onChange={({target}) => change({email: target.value.trim()})}
      />
      <p
        id="feedback-message"
        role="status"
        className={shown !== '' && shown === problem ? tool.problem : tool.hint}
      >
        {shown}
      </p>
      <p className={tool.buttons}>
        <a
          className={`${tool.primary} ${styles.link}`}
          href={issueUrl(safe, page, repoUrl)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={openIssue}
        >
          Open an issue on GitHub
        </a>
        <button type="button" className={tool.secondary} onClick={() => void copyText()}>
          Copy as text
        </button>
        <button type="button" className={tool.secondary} onClick={clear}>
          Clear
        </button>
        <button type="button" className={tool.secondary} onClick={onClose}>
          Close
        </button>
      </p>
    </form>
  );
}
