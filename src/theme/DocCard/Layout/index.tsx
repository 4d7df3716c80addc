// Wrap: leaves out the emoji that the framework puts before each title.
import type {ComponentProps, ReactNode} from 'react';
import Layout from '@theme-original/DocCard/Layout';

export default function DocCardLayout(props: ComponentProps<typeof Layout>): ReactNode {
  return <Layout {...props} icon={undefined} />;
}
