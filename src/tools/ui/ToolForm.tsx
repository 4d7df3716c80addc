import {useEffect, useRef, type FormEvent, type MouseEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Boundary} from '@site/src/components/boundary/Boundary';
import form from './form.module.css';
import styles from './tool.lazy.module.css';

interface Props {
  readonly className?: string;
  /** Text of the submit button. */
  readonly action: string;
  /** Whether the form cannot be sent as it is. A press is reported all the same. */
  readonly disabled?: boolean;
  readonly running: boolean;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
  /** Given while the reader is asked to confirm. */
  readonly onCancel?: (() => void) | undefined;
  /** Shown beside the buttons. */
  readonly beside?: ReactNode;
  /** What came of it, below the buttons. */
  readonly result: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/** A double click, like a held key, is one press. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The form of a tool. A press of its submit button takes the reader to the first field that is wrong, if one is. */
export function ToolForm(props: Props): ReactNode {
  const {className = form.tool, action, disabled = false, running, beside, result, children} = props;
  const {onSubmit, onStop, onCancel} = props;
  const submit = useRef<HTMLButtonElement>(null);

  // A held Enter key would show what will be sent, and send it at once.
  useEffect(() => {
    const element = submit.current?.form;
    element?.addEventListener('keydown', ignoreRepeat);
    return () => element?.removeEventListener('keydown', ignoreRepeat);
  }, []);

  function press(event: FormEvent): void {
    event.preventDefault();
    flushSync(onSubmit);
    submit.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function leavingButton(label: string, act: () => void): ReactNode {
    const onClick = (): void => {
      submit.current?.focus();
      act();
    };
    return (
      <button type="button" className="button button--secondary" onClick={onClick}>
        {label}
      </button>
    );
  }

  return (
    <form className={className} onSubmit={press}>
      {children}
      <p className={styles.buttons}>
        <button
          ref={submit}
          type="submit"
          className="button button--primary"
          aria-disabled={disabled || running}
          onClick={ignoreSecondClick}
        >
          {action}
        </button>
        {running && leavingButton('Stop', onStop)}
        {onCancel && leavingButton('Cancel', onCancel)}
        {beside}
      </p>
      {/* Of its own, so that the fields stay. */}
      <Boundary>{result}</Boundary>
    </form>
  );
}
