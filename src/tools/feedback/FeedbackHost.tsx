import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportNotLoaded} from '@site/src/components/dialog/not-loaded';
import {onThisPage} from '@site/src/plugins/start/client/on-this-page';
import type {FeedbackPanel} from './FeedbackPanel';
import styles from './feedback.module.css';

/** Button at the right edge of all pages. It opens the panel, or the vendor's form if a project is configured. */
export function FeedbackHost(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {repoUrl, feedbackProject} = customFields as {
    readonly repoUrl: string;
    readonly feedbackProject?: string;
  };
  const [Panel, setPanel] = useState<typeof FeedbackPanel | null>(null);
  const [open, setOpen] = useState(false);

  function show(): void {
    if (feedbackProject)
      return onThisPage(
        import('./vendor'),
        ({openVendorForm}) => void openVendorForm(feedbackProject),
        reportNotLoaded,
      );
    return onThisPage(
      import('./FeedbackPanel'),
      (module) => {
        setPanel(() => module.FeedbackPanel);
        setOpen(true);
      },
      reportNotLoaded,
    );
  }

  return (
    <>
      <button type="button" className={`needs-scripts ${styles.open}`} aria-haspopup="dialog" onClick={show}>
        <span>Feedback</span>
      </button>
      {Panel && <Panel open={open} repoUrl={repoUrl} onClose={() => setOpen(false)} />}
    </>
  );
}
