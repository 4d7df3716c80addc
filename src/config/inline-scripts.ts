/**
 * Runs right after the framework's script, before the page is painted, and says that scripts run, and mends two things in what it wrote:
 * dark is the mode for every stored value but `light` (`system` and rubbish included), and an announcement with a
 * new id shows although an older one was closed.
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
