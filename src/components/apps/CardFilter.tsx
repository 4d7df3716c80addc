import {createContext, useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from '@site/src/lib/target';
import styles from './CardFilter.module.css';

const Chosen = createContext<string | undefined>(undefined);

/** Whether the filter around a card shows cards with these features. */
export function useIsChosen(features: readonly string[]): boolean {
  const chosen = useContext(Chosen);
  return chosen === undefined || features.includes(chosen);
}

interface Props {
  /** What the cards show, in the plural. */
  readonly noun: string;
  /** The features of each card. */
  readonly features: readonly (readonly string[])[];
  /** The cards. */
  readonly children: ReactNode;
}

/** A grid of cards with filter buttons, one for each feature that some cards share. Without JavaScript, all cards are shown. */
export function CardFilter({noun, features, children}: Props): ReactNode {
  const cards = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const location = useLocation();
  const total = features.length;
  const countOf = (feature: string): number => features.filter((own) => own.includes(feature)).length;
  const shared = Array.from(new Set(features.flat())).filter(
    (feature) => countOf(feature) > 1 && countOf(feature) < total,
  );
  // A link to a card that is hidden shows all of them.
  useEffect(() => {
    const target = targetOf(location.hash);
    if (!target?.closest('[hidden]') || !cards.current?.contains(target)) return;
    setChosen(undefined);
    requestAnimationFrame(() => target.scrollIntoView());
  }, [location]);
  return (
    <>
      <div className={`needs-scripts ${styles.choices}`} role="group" aria-label={`Show ${noun} by feature`}>
        {[undefined, ...shared].map((feature) => (
          <button
            key={feature ?? ''}
            type="button"
            aria-pressed={chosen === feature}
            onClick={() => setChosen(feature)}
          >
            {feature ?? 'All'}
          </button>
        ))}
      </div>
      <p className={`needs-scripts ${styles.status}`} role="status" data-markdown-ignore>
        {chosen === undefined ? `All ${total} ${noun}` : `${countOf(chosen)} of ${total} ${noun}: ${chosen}`}
      </p>
      <div ref={cards} className={styles.cards}>
        <Chosen value={chosen}>{children}</Chosen>
      </div>
    </>
  );
}
