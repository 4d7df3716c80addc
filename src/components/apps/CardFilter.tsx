import {createContext, useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from '@site/src/plugins/start/client/target';
import {countText, facetsOf} from './features';
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
  const facets = facetsOf(features);
  // A link to a card that is hidden shows all of them.
  useEffect(() => {
    const target = targetOf(location.hash);
    if (!target?.closest('[hidden]') || !cards.current?.contains(target)) return;
    setChosen(undefined);
    requestAnimationFrame(() => target.scrollIntoView());
  }, [location]);
  const choices = [
    {label: 'All', value: undefined},
    ...facets.map(({feature}) => ({label: feature, value: feature})),
  ];
  return (
    <>
      <div className={`needs-scripts ${styles.choices}`} role="group" aria-label={`Show ${noun} by feature`}>
        {choices.map(({label, value}) => (
          <button key={label} type="button" aria-pressed={chosen === value} onClick={() => setChosen(value)}>
            {label}
          </button>
        ))}
      </div>
      <p className={`needs-scripts ${styles.status}`} role="status" data-markdown-ignore>
        {countText(
          facets.find(({feature}) => feature === chosen),
          noun,
          features.length,
        )}
      </p>
      <div ref={cards} className={styles.cards}>
        <Chosen value={chosen}>{children}</Chosen>
      </div>
    </>
  );
}
