import type {ReactNode} from 'react';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FeedbackForm} from './FeedbackForm';

interface Props {
  readonly open: boolean;
  /** repository on the code host */
  readonly repoUrl: string;
  readonly onClose: () => void;
}

/** Form for feedback in a panel at the right edge. */
export function FeedbackPanel({open, repoUrl, onClose}: Props): ReactNode {
  return (
    <Dialog title="Feedback on this page" place="right" open={open} onClose={onClose}>
      <FeedbackForm repoUrl={repoUrl} onClose={onClose} />
    </Dialog>
  );
}
