import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Boundary} from '@site/src/components/boundary/Boundary';
import {reportNotLoaded} from '@site/src/components/dialog/not-loaded';
import {openWhenLoaded} from '@site/src/lib/open-when-loaded';
import type {FeedbackPanel} from './FeedbackPanel';
import styles from './feedback.module.css';

/**
 * Button that opens the panel, or the vendor's form if a project is configured: at the right edge of all pages, or in a line at
 * their end where the window has no room beside the text.
 */
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
      return openWhenLoaded(
        import('./vendor'),
        ({openVendorForm}) => void openVendorForm(feedbackProject),
        reportNotLoaded,
      );
    return openWhenLoaded(
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
      <aside className={`needs-scripts ${styles.feedback}`} aria-label="Feedback">
        <span className={styles.question}>Was this page helpful?</span>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={show}>
          <span>Feedback</span>
        </button>
      </aside>
      {Panel && (
        <Boundary>
          <Panel open={open} repoUrl={repoUrl} onClose={() => setOpen(false)} />
        </Boundary>
      )}
    </>
  );
}
