// oxlint-disable-next-line no-restricted-imports -- handed on as a whole, as module federation does
import * as wireClient from '@laravel-wire/client';
import * as wireCore from '@laravel-wire/core';
import * as federationLoader from '@kit/federation-loader';
import * as query from '@tanstack/react-query';
import * as contracts from '@yard/contracts';
import * as data from '@yard/data';
import * as dates from '@yard/dates';
import * as money from '@kit/money';
import * as remoteKit from '@yard/remote-kit';
import * as reporting from '@yard/reporting';
import * as session from '@yard/session';
import * as ui from '@yard/ui';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRouter from 'react-router';

/** Modules passed to remotes' server parts, as in the browser by module federation: tools/build/site.mjs. */
export const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-router': reactRouter,
  '@tanstack/react-query': query,
  '@laravel-wire/client': wireClient,
  '@laravel-wire/core': wireCore,
  '@yard/contracts': contracts,
  '@yard/data': data,
  '@yard/dates': dates,
  '@kit/federation-loader': federationLoader,
  '@kit/money': money,
  '@yard/remote-kit': remoteKit,
  '@yard/reporting': reporting,
  '@yard/session': session,
  '@yard/ui': ui,
};
