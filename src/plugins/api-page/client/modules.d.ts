/** Written by the plugin. */
declare module '@generated/api-page/default/redoc.json' {
  const page: {readonly html?: string};
  export default page;
}
