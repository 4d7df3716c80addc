// Wrap: scrolls at once for readers who prefer reduced motion. The framework animates it by script, which no style can stop.
import type {MouseEvent, ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

function scrollAtOnce(event: MouseEvent): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  scrollTo(0, 0);
}

/** The button that appears when the reader scrolls up. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={scrollAtOnce}>
      <BackToTopButton />
    </div>
  );
}
