/** Where a criterion is checked, or why it needs no check. */
interface Evidence {
  /** Tests: file below `tests/`, and a part of the title as written in the file. */
  readonly tests?: readonly (readonly [file: string, title: string])[];
  /** What on this site the criterion could apply to, and why there is nothing. */
  readonly notApplicable?: string;
  /** What a person looked at, for what no test decides, and the date. */
  readonly manual?: {readonly what: string; readonly on: `20${number}-${number}-${number}`};
}

/** A success criterion of WCAG 2.2. */
export interface Criterion extends Evidence {
  readonly number: `${number}.${number}.${number}`;
  readonly name: string;
  readonly level: 'A' | 'AA';
}

/** axe on each page in both color modes and at four widths; axe in the states of tools is in the tests of the tools. */
const AXE = ['e2e/pages.spec.ts', 'no axe violation'] as const;
/** The last part of the same test: zoom, text spacing and reduced motion. */
const ZOOMED = [
  'e2e/pages.spec.ts',
  'also at 200 % and 400 % zoom, with wide text spacing and with reduced motion',
] as const;
/** Walks over one page of each type with Tab and Shift+Tab. */
const WALK = ['e2e/accessibility/focus.spec.ts', 'reaches everything, and each stop is visible'] as const;
const BUILD = 'build/accessibility.test.ts';
const KEYBOARD = 'e2e/accessibility/keyboard.spec.ts';

const NO_MEDIA = 'The site has no audio and no video.';

/**
 * Every success criterion of WCAG 2.2 of levels A and AA (https://www.w3.org/TR/WCAG22/), with what checks it. 4.1.1 is not
 * among them: WCAG 2.2 removed it.
 */
export const criteria: readonly Criterion[] = [
  {number: '1.1.1', name: 'Non-text Content', level: 'A', tests: [AXE]},
  {number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', notApplicable: NO_MEDIA},
  {number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', notApplicable: NO_MEDIA},
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    notApplicable: NO_MEDIA,
  },
  {number: '1.2.4', name: 'Captions (Live)', level: 'AA', notApplicable: NO_MEDIA},
  {number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', notApplicable: NO_MEDIA},
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    tests: [AXE, [BUILD, 'each table has headers and a name']],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    tests: [[BUILD, 'the Tab order is the order of the content']],
    manual: {
      what: 'The built HTML read from top to bottom on one page of each type; styles reorder nothing.',
      on: '2026-11-22',
    },
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    manual: {
      what: 'Searched docs/ for words of place, color, shape and sound: where they stand, the control is named too.',
      on: '2026-11-22',
    },
  },
  {number: '1.3.4', name: 'Orientation', level: 'AA', tests: [AXE]},
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    tests: [AXE, ['e2e/tools/feedback.spec.ts', 'feedback by keyboard']],
  },
  {number: '1.4.1', name: 'Use of Color', level: 'A', tests: [AXE]},
  {number: '1.4.2', name: 'Audio Control', level: 'A', notApplicable: NO_MEDIA},
  {number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', tests: [AXE]},
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    tests: [ZOOMED, ['e2e/search.spec.ts', 'nothing is cut off, and all hits and buttons are reachable']],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    manual: {
      what: 'The only images of the built pages are the logo; diagrams are SVG with text in them.',
      on: '2026-11-22',
    },
  },
  {number: '1.4.10', name: 'Reflow', level: 'AA', tests: [ZOOMED]},
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    tests: [WALK, ['e2e/accessibility/colors.spec.ts', "diagrams have the system's color"]],
    manual: {what: 'Lines of the diagrams and of the chart, in both color modes.', on: '2026-11-22'},
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    tests: [ZOOMED],
    manual: {
      what: 'Diagrams with wide spacing: two labels touch on /developers/public_rpc. Each diagram is described in words below it.',
      on: '2026-11-22',
    },
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: [
      ['e2e/accessibility/hover.spec.ts', 'a definition stays while the pointer is on it'],
      ['e2e/reading.spec.ts', 'a definition opens with the keyboard'],
    ],
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    tests: [
      WALK,
      [KEYBOARD, 'through each type of page to an answer'],
      [KEYBOARD, 'arrow keys move between tabs'],
      [KEYBOARD, 'the menu of a phone opens'],
      [KEYBOARD, 'the color switch, the language menu'],
      ['e2e/search.spec.ts', 'arrow keys move the active item, Enter follows it'],
      ['e2e/cards.spec.ts', 'a button, pressed as the first action'],
      ['e2e/picture.spec.ts', 'a diagram by keyboard'],
      ['e2e/markdown.spec.ts', 'a page can be copied as Markdown by keyboard'],
      ['e2e/tools/connect.spec.ts', 'a wallet adds the network by keyboard'],
      ['e2e/tools/feedback.spec.ts', 'feedback by keyboard'],
      ['e2e/tools/fees.spec.ts', 'a fee is calculated while typing'],
      ['e2e/tools/message.spec.ts', 'a message is sent by keyboard only'],
      ['e2e/tools/reader-values.spec.ts', 'values filled in by keyboard'],
      ['e2e/tools/rpc-console.spec.ts', 'a read by keyboard'],
      ['e2e/tools/run.spec.ts', 'a first read by keyboard only'],
      ['e2e/tools/status.spec.ts', 'no request is sent before the click'],
      ['e2e/tools/table-filter.spec.ts', 'methods are filtered by keyboard'],
      ['e2e/tools/zkt.spec.ts', 'by keyboard: a deployment is shown'],
    ],
  },
  {number: '2.1.2', name: 'No Keyboard Trap', level: 'A', tests: [WALK]},
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    tests: [[KEYBOARD, 'the / key can be turned off on the search page']],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    notApplicable:
      'Nothing that a reader does has a time limit. A sample that runs is stopped after 20 s and can be run again.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [ZOOMED],
    manual: {what: 'Nothing moves or updates by itself for longer than five seconds.', on: '2026-11-22'},
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    notApplicable:
      'Nothing flashes. The only animation of a color is the mark of a search hit, which fades once.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    tests: [['e2e/chrome/navigation.spec.ts', 'a skip link first in tab order']],
  },
  {number: '2.4.2', name: 'Page Titled', level: 'A', tests: [[BUILD, 'no two pages have the same title']]},
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    tests: [[BUILD, 'the Tab order is the order of the content'], WALK],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    tests: [[BUILD, 'each link says where it leads']],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    tests: [
      ['e2e/chrome/navigation.spec.ts', 'all docs pages appear in the single docs sidebar'],
      ['e2e/search-page.spec.ts', 'shows 20 results per page'],
    ],
  },
  {number: '2.4.6', name: 'Headings and Labels', level: 'AA', tests: [AXE]},
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    tests: [WALK, ['e2e/accessibility/colors.spec.ts', 'buttons have an edge']],
  },
  {number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', tests: [WALK]},
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    tests: [['e2e/picture.spec.ts', 'it opens, zooms and closes']],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    tests: [[KEYBOARD, 'a press on a button that is released elsewhere does nothing']],
  },
  {number: '2.5.3', name: 'Label in Name', level: 'A', tests: [AXE]},
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    notApplicable: 'Nothing reacts to moving a device.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    notApplicable: 'Nothing is dragged. An enlarged diagram scrolls like any box, also by keyboard.',
  },
  {number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', tests: [AXE]},
  {number: '3.1.1', name: 'Language of Page', level: 'A', tests: [AXE, [BUILD, 'the language is English']]},
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    tests: [[BUILD, 'the language is English']],
    manual: {what: 'No page has a passage in another language.', on: '2026-11-22'},
  },
  {number: '3.2.1', name: 'On Focus', level: 'A', tests: [WALK]},
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    tests: [['e2e/tools/table-filter.spec.ts', 'methods are filtered by keyboard']],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    tests: [[BUILD, 'are the same in the same order']],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    tests: [[BUILD, 'are the same in the same order']],
  },
  {number: '3.2.6', name: 'Consistent Help', level: 'A', tests: [[BUILD, 'are the same in the same order']]},
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    tests: [
      ['e2e/tools/fees.spec.ts', 'invalid input gets a message'],
      ['e2e/tools/rpc-console.spec.ts', 'a read by keyboard: mistyped, corrected'],
    ],
  },
  {number: '3.3.2', name: 'Labels or Instructions', level: 'A', tests: [AXE]},
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    tests: [
      ['e2e/tools/rpc-console.spec.ts', 'an unknown key and a stop each have a message'],
      ['e2e/explorer-lookup.spec.ts', 'turns a hash into a link'],
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: [
      ['e2e/tools/rpc-console.spec.ts', 'is shown first and sent on the second click'],
      ['e2e/tools/message.spec.ts', 'the request is shown at the first press'],
      ['e2e/tools/zkt.spec.ts', 'sent on the second click'],
    ],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    tests: [['e2e/tools/reader-values.spec.ts', 'values filled in by keyboard']],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    notApplicable: 'The site has no accounts and asks nobody to sign in.',
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    tests: [AXE, ['e2e/search.spec.ts', 'the box is a dialog with a combobox and a grid of links']],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    tests: [
      ['e2e/reading.spec.ts', 'the copy button copies the exact text, and confirms it'],
      ['e2e/start.spec.ts', 'before the scripts: the copy button copies, confirms it'],
      ['e2e/markdown.spec.ts', 'a failed copy says what to do'],
      ['e2e/search.spec.ts', 'announces the count, without'],
      ['e2e/search-page.spec.ts', 'and announces the count'],
      ['e2e/cards.spec.ts', 'leaves those with a feature'],
      ['e2e/tools/table-filter.spec.ts', 'methods are filtered by keyboard'],
      ['e2e/tools/status.spec.ts', 'shows the state of both networks in one line'],
      ['e2e/tools/fees.spec.ts', 'invalid input gets a message'],
      ['e2e/tools/feedback.spec.ts', 'feedback by keyboard'],
    ],
  },
];
