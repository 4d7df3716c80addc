const f = (value: string): Fact => ({value, asOf: '2025-10-31', source: 'x'});
export const links = {
  github: {organisation: f('https://github.com/stabilityprotocol')},
  site: {main: f('https://stabilityprotocol.com/')},
  social: {
    medium: f('https://medium.com/stabilitynetwork'),
    linkedin: f('https://www.linkedin.com/company/stabilitysolutions'),
    x: f('https://x.com/stabilityinc'),
    discord: f('https://discord.com/invite/68j2XtTKY9'),
  },
};
