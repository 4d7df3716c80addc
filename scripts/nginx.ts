/* Starts nginx with deploy/nginx.conf, for tests, and installs it if there is none. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {freePort} from './free-port';
import {onPath} from './on-path';

/** The configuration that is tested. */
export const NGINX_CONFIG = path.join(__dirname, '../deploy/nginx.conf');

/** Finds nginx on PATH, or where distributions put it. */
const findNginx = (): string | undefined => onPath(['nginx'], ['/usr/sbin', '/usr/local/sbin']);

/**
 * Installs nginx as a Debian package if there is none. The system does not start it.
 * @returns its path
 * @throws Error that says what to do if that fails
 */
function ensureNginx(): string {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get`;
  if (!findNginx())
    spawnSync(`${apt} update -qq && ${apt} install -y -qq nginx`, {shell: true, stdio: 'inherit'});
  const found = findNginx();
  if (found) return found;
  throw new Error(
    'nginx could not be installed. Install it (Debian: apt-get install nginx; macOS: brew install nginx), so that it is on PATH.',
  );
}

/** A running nginx. */
export interface Nginx {
  readonly port: number;
  /** folder of the copy of the site that it serves */
  readonly root: string;
  readonly stop: () => Promise<void>;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        resolve(true);
        socket.destroy();
      });
  });
}

/**
 * Starts nginx with a copy of a site. Only port and temporary folder are others than in the file. Started by root, it reads the
 * files as an unprivileged user.
 * @param site folder of the built site
 * @param config text of another configuration, with the same port and temporary folder
 * @throws Error that says how to install nginx if that fails, or with the message of nginx if it does not start
 */
export async function startNginx(site: string, config = readFileSync(NGINX_CONFIG, 'utf8')): Promise<Nginx> {
  const program = ensureNginx();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(folder, 'build');
  cpSync(site, root, {recursive: true});
  for (const entered of [folder, root]) chmodSync(entered, 0o755);
  mkdirSync(path.join(folder, 'deploy'));
  const own = config.replaceAll('/tmp/', `${folder}/`).replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(path.join(folder, 'deploy/nginx.conf'), own);
  const started = spawn(
    program,
    ['-p', `${folder}/`, '-c', 'deploy/nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const ended = once(started, 'close');
  const errors = text(started.stderr);
  const stop = async () => {
    started.kill();
    await ended;
    rmSync(folder, {recursive: true});
  };
  while (!(await accepts(port))) {
    if (started.exitCode === null) continue;
    await stop();
    throw new Error(`nginx does not start with deploy/nginx.conf:\n${await errors}`);
  }
  return {port, root, stop};
}
