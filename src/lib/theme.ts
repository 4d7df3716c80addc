/**
 * Selectors of the theme's elements that scripts outside of React act on. A test looks for each in a built page, so that an
 * upgrade which renames one names it.
 */
export const THEME = {
  colorSwitch: '[class*="colorModeToggle"] button',
  closeAnnouncement: '.theme-announcement-bar button',
  tab: '[role="tab"]',
  tabList: '[role="tablist"]',
  tabPanel: '[role="tabpanel"]',
  selectedTab: '.tabs__item--active',
  menuToggle: '.navbar__toggle',
  navbarItems: '.navbar__items',
  homeLink: '.navbar__brand',
  sidebar: '.theme-doc-sidebar-menu',
  searchButton: '.DocSearch-Button',
} as const;

/** The field of the search dialog, which is on the page only while the dialog is open. */
export const SEARCH_FIELD = '.DocSearch-Input';

/** The button that closes the menu of phones, while the menu is open. */
export const MENU_CLOSE = '.navbar-sidebar--show .navbar-sidebar__close';

/** Maximum length of a query, in characters: that of DocSearch's own input, so that all search fields accept the same. */
export const MAX_QUERY = 64;
