import {useState} from 'react';
import {readSession, writeSession} from '../reader/session';
import {useReaderValues} from '../reader/store';
import {readFeedback, withoutKeys, withoutSecrets, type Feedback} from './feedback';

/** Where the draft is stored for this tab. */
const DRAFT = 'feedback-draft';

/** What the reader typed, after `remove`. */
const typed = ({text, email}: Feedback, remove: (text: string) => string) => ({
  text: remove(text),
  email: remove(email),
});

/**
 * Hook for the draft of the feedback, which is stored for this tab without secrets. A key is replaced in the draft itself, so that it
 * is gone also when the reader has cleared the key.
 */
export function useDraft() {
  // A key may be filled in after it was typed here.
  useReaderValues();
  const [draft, setDraft] = useState(() => readFeedback(readSession(DRAFT)));
  const [replaced, setReplaced] = useState(false);
  const {text, email} = typed(draft, withoutKeys);
  if (text !== draft.text || email !== draft.email) {
    setDraft({...draft, text, email});
    setReplaced(true);
  }
  const safe = {...draft, ...typed(draft, withoutSecrets)};

  function change(part: Partial<Feedback>): void {
    const next = {...draft, ...part};
    setDraft(next);
    setReplaced(false);
    writeSession(DRAFT, {...next, ...typed(next, withoutSecrets)});
  }

  return {
    draft,
    /** The draft without secrets: what may leave the tab. */
    safe,
    /** Whether the safe draft has a placeholder for what the reader typed last. */
    replaced: replaced || safe.text !== draft.text,
    change,
  };
}
