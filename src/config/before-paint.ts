import {announcementId} from './announcement';

/**
 * Script that runs right after the framework's, before the first paint. It marks the page as scripted, treats every stored
 * color mode except `light` as dark (including `system` and invalid values), and shows a new announcement to readers who
 * closed an older one.
 */
export const beforePaint = `(function(d){
    d.setAttribute('data-scripts','');
    ['data-theme','data-theme-choice'].forEach(function(a){if(d.getAttribute(a)!=='light')d.setAttribute(a,'dark')});
    try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)})d.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}
  })(document.documentElement)`;
