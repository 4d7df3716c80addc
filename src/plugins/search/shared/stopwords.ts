/*
 * A list of our own: the lists on npm lack question words ("does", "why", "when") and verbs that are noise in a query ("get",
 * "see", "tell"), and they contain words that are significant here.
 */
const WORDS = `a about after again all already also am an and another any anybody anyone anything are as at be become becomes been
before being both but by came can cannot cant come could did do does doesnt doing don done dont each either else ever every
everybody everything explain find for from gave get gets getting give gives go goes going got had happen happens has have having he
her here him his how i if ill im in instead into is isnt it its ive just keep keeps kept know let lets like look make makes many may
me mean means might mine more most much must my need needs no nor not now of on once one only or other our out over people per
please possible put really said same say says see seen shall she should show so some somebody someone something still such take
takes tell than thanks that the their them then there theres these they thing things this those through to too tried try trying
understand us use using very want wants was way we well went were what whatre whats when where which while who whom whose why will
with work works would yet you your`;

/** English stop words, in lower case and without apostrophes. */
export const STOPWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
