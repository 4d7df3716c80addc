import {useState} from 'react';
import {readSession, writeSession} from '../reader/session';
import {useReaderValues} from '../reader/store';
import {readFeedback, withoutApiKeys, withoutSecrets, type Feedback} from './feedback';

/** Where the draft is stored for this tab. */
const DRAFT = 'feedback-draft';

/**
 * Hook for the draft of the feedback, which is stored for this tab without secrets. An API key is replaced in the draft itself, so
 * that it is gone also when the reader has cleared the key.
 */
export function useDraft() {
  const {apiKey} = useReaderValues();
  const [draft, setDraft] = useState(() => readFeedback(readSession(DRAFT)));
  const [replaced, setReplaced] = useState(false);
  const text = withoutApiKeys(draft.text, apiKey);
  if (text !== draft.text) {
    setDraft({...draft, text});
    setReplaced(true);
  }
  const safe = {...draft, text: withoutSecrets(text, apiKey)};

  function change(part: Partial<Feedback>): void {
    const next = {...draft, ...part};
    setDraft(next);
    setReplaced(false);
    writeSession(DRAFT, {...next, text: withoutSecrets(next.text, apiKey)});
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
