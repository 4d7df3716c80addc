import {Parser} from 'htmlparser2';

/** Something inside a page that a Content-Security-Policy governs. */
export interface InlineItem {
  readonly kind: 'script' | 'style' | 'style-attribute' | 'event-handler';
  /** Text of the element, or decoded value of the attribute: what browsers hash. */
  readonly text: string;
}

/** Script types that browsers do not run. */
const DATA_TYPE = /^(?:application\/(?:ld\+)?json|text\/template)$/i;

/**
 * Lists the inline scripts, styles, style attributes and event handlers of a page.
 * @param html a whole page
 */
export function scanInline(html: string): InlineItem[] {
  const items: InlineItem[] = [];
  let open: 'script' | 'style' | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style') items.push({kind: 'style-attribute', text: value});
        if (/^on/i.test(attribute)) items.push({kind: 'event-handler', text: `${attribute}=${value}`});
      }
      const inlineScript =
        name === 'script' && attributes.src === undefined && !DATA_TYPE.test(attributes.type ?? '');
      if (inlineScript || name === 'style') {
        open = name;
        text = '';
      }
    },
    ontext(part) {
      if (open) text += part;
    },
    onclosetag(name) {
      if (open !== name) return;
      items.push({kind: open, text});
      open = undefined;
    },
  });
  parser.end(html);
  return items;
}
