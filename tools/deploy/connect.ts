import { connectFtps } from './ftpsHost';
import type { Host } from './host';
import { connectSftp } from './sftpHost';
import type { Target } from './target';

/** Logs in on a host, by the protocol of its address. @throws HostError */
export const connect = (target: Target): Promise<Host> =>
  target.protocol === 'sftp' ? connectSftp(target) : connectFtps(target);
