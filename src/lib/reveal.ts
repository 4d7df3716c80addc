import {targetOf} from './target';
import {THEME} from './theme';

/** The tab of a panel: tabs are in the order of their panels, in the list before these. */
function tabOf(panel: Element): HTMLElement | undefined {
  const panels = panel.parentElement as HTMLElement;
  const tabs = panels.previousElementSibling?.children ?? [];
  return tabs[Array.from(panels.children).indexOf(panel)] as HTMLElement | undefined;
}

/**
 * Shows what a hash names: selects the tabs and opens the disclosures that it is in, and scrolls to it if it was hidden.
 * Browsers do that for disclosures only, and not for what is in their summary.
 */
export function reveal(hash: string): void {
  const target = targetOf(hash);
  let wasHidden = false;
  for (let element = target; element; element = element.parentElement) {
    if (element.matches('details:not([open])')) element.setAttribute('open', '');
    else if (element.matches(`${THEME.tabPanel}[hidden]`)) tabOf(element)?.click();
    else continue;
    wasHidden = true;
  }
  // React shows a tab after the click.
  if (wasHidden) requestAnimationFrame(() => target?.scrollIntoView());
}
