// Wrap: adds a main landmark and a note that the API is legacy, and loads Redoc's code when it is needed.
import Impl from '@redoc-impl';
import type {Props} from '@theme/Redoc';
import type {ReactNode} from 'react';
import {ApiNote} from '@site/src/components/api/ApiNote';

/** The API page: note, landmark and Redoc, which is rendered differently in the static build and in browsers. */
export default function Redoc(props: Props): ReactNode {
  return (
    <main>
      <ApiNote />
      <Impl {...props} />
    </main>
  );
}
