const WORDS = `a about after all also am an and any are as at be been but by can cannot could did do does doing don for
from had has have having he her here him his how i if in into is it its just let may me might mine must my no nor not of
on one or our out over per please shall she should so some such than that the their them then there these they this
those through to too us use want was we were what whats when where which while who whom whose why will with would you your
i'm im i've ive isnt doesnt cant whatre theres need needs tell show explain find know understand mean means work works
happen happens`;

const STOPWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/** Whether an English word says nothing about what a reader looks for. Lower case in, without apostrophes. */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word);
}
