import {useEffect, useState, type ReactNode} from 'react';

/** Time without a change after which a text is announced, in milliseconds. */
const PAUSE_MS = 1000;

/** Text for screen readers only, which they announce when the reader pauses, not at every key. */
export function Announcement({text}: {readonly text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span aria-live="polite" className="visually-hidden">
      {announced}
    </span>
  );
}
