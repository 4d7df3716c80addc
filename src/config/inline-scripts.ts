/**
 * Runs right after the framework's colour mode script: dark is the mode for every stored value but `light`, before
 * the page is painted. The framework's script would write `system` or rubbish into the page as it is.
 */
export const darkUnlessLight =
  "(function(d){['data-theme','data-theme-choice'].forEach(function(a){d.getAttribute(a)!=='light'&&d.setAttribute(a,'dark')})})(document.documentElement)";
