import type {StylesheetsOptions} from '../plugins/bundler';

/** Parts of the theme whose rules the site does without; tests/build/bytes.test.ts finds one that a page has after all. */
export const stylesheetsOptions: StylesheetsOptions = {
  // The API page's stylesheet is written while that page is rendered. It does not read these sizes.
  propertiesReadElsewhere: /^--s-(?!space-[3-8]|size-small|size-lead|measure|radius)/,
  replacedNames: {'theme-admonition': /^alert(?:--|$)/},
  unusedNames: [
    // No tags.
    /^tag(?:s|Regular|WithCount)?_/,
    // The navbar does not hide on scroll, and the sidebar cannot be hidden.
    /^navbarHid[a-z]+_|^anchorTargetHideOnScroll/,
    /^(?:collapseSidebar|expandButton|sidebarHidden_|sidebarLogo_|sidebarWithHid)/,
    /^(?:docSidebarContainerHidden|docMainContainerEnhanced|docItemWrapperEnhanced)_/,
    /^button--outline$/,
    // Bar and footer have the colors of the page; the footer has columns and no logo.
    /^navbar--(?:dark|primary)$|^darkNavbar/,
    /^footer(?:--dark$|__logo$|__link-separator$|LogoLink_)/,
    // Plain sidebar items, tabs side by side, no lists of posts.
    /^menuHtmlItem_|^tabs--block$|^pagination$|^hero$|^badge(?:--|$)|^shadow--/,
    // No lists of tasks; cards of pages are our own.
    /^containsTaskList_|^card$/,
  ],
};
