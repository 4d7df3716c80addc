/**
 * Script that runs right after the framework's, before the page is painted. It marks the page as one whose scripts run,
 * takes dark for every stored mode but `light` (`system` and invalid values included), and shows an announcement with
 * a new id although an older one was closed.
 * @param announcementId id of the current announcement
 */
export function beforePaint(announcementId: string): string {
  const id = JSON.stringify(announcementId);
  return `(function(d){
    d.setAttribute('data-scripts','');
    ['data-theme','data-theme-choice'].forEach(function(a){if(d.getAttribute(a)!=='light')d.setAttribute(a,'dark')});
    try{if(localStorage.getItem('docusaurus.announcement.id')!==${id})d.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}
  })(document.documentElement)`;
}
