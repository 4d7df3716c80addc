import {expect, test} from 'vitest';
import {readPage} from './read-page';

const HTML = `<!doctype html><html lang=en><head>
<meta data-rh=true name=description content="Fees &amp; limits."><link rel=canonical href=https://docs.example/faq />
<script type=application/ld+json>{"@type":"BreadcrumbList","itemListElement":[{"name":"Docs"},{"name":"FAQ"}]}</script>
<script type=application/ld+json>{"@type":"Other","itemListElement":[{"name":"No breadcrumb"}]}</script>
</head><body><main><h1>Common <em>questions</em><a class=hash-link href=#x>\u200b</a></h1>
<details><summary><h3>Is it free?<a class="hash-link" href=#free>\u200b</a></h3></summary>
 <div><p>Yes, for <b>now</b>.</p><ul><li>Read</li><li>Write</li></ul><pre>a\nb</pre></div></details>
<details><summary>Sources</summary>None.</details></main></body></html>`;

test('a page says its title, description, address, language and breadcrumbs', () => {
  expect(readPage(HTML)).toEqual({
    title: 'Common questions',
    description: 'Fees & limits.',
    url: 'https://docs.example/faq',
    language: 'en',
    breadcrumbs: ['Docs', 'FAQ'],
    questions: [],
  });
});

test('questions are those that the selector matches, and the words of an answer stay apart', () => {
  expect(readPage(HTML, 'details:has(> summary h3)').questions).toEqual([
    {question: 'Is it free?', answer: 'Yes, for now. Read Write a b'},
  ]);
});

test('a page that says nothing has empty texts', () => {
  expect(readPage('<!doctype html><p>x')).toMatchObject({
    title: '',
    description: '',
    url: '',
    breadcrumbs: [],
  });
});
