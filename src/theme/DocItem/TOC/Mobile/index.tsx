// Replacement: none above the heading. The text has its contents after the first paragraph (src/components/page/PageContents.tsx).
export default function NoContents(): null {
  return null;
}
