// Replacement: the native element. The theme's own hides its content from print and from the browser's find.
export default 'details';
