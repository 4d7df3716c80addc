import {announcementId} from './announcement';

/**
 * Script that runs right after the framework's, before the first paint. It takes back the attributes that the framework made of
 * the address: for `?docusaurus-data-x=1` it sets `data-x` on the root element, where the selectors of scripts and styles would
 * find it. It marks the page as scripted, treats every stored color mode except `light` as dark (including `system` and invalid
 * values), and shows a new announcement to readers who closed an older one.
 */
export const beforePaint = `(function(d){
    function set(a,v){d.setAttribute('data-'+a,v)}
    new URLSearchParams(location.search).forEach(function(_,k){if(/^docusaurus-data-(?!announcement-bar-)/i.test(k))d.removeAttribute(k.slice(11))});
    set('has-hydrated','false');
    set('scripts','');
    var t=d.getAttribute('data-theme')==='light'?'light':'dark';
    set('theme',t);
    set('theme-choice',t);
    try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)})set('announcement-bar-initially-dismissed','false')}catch(e){}
  })(document.documentElement)`;
