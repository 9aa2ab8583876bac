import type { DataSource } from 'typeorm';
import type { AuthTuning } from '../../src/accounts/auth/auth.module';
import type { Clock } from '@kit/server/base/clock/clock';
import type { Environment } from '../../src/config/environment';
import type { Replicas } from '@kit/server/store/replicas/replicas';
import type { AdmissionLimits } from '@kit/server/edge/overload/admission';
import type { Build } from '../../src/remotes/builds/read-build';

export interface AppParts {
  environment: Environment;
  /** Open; the application closes it as the last thing. */
  dataSource: DataSource;
  clock: Clock;
  /** Looked after already; the application closes them. */
  replicas?: Replicas | null;
  /** The shells' built files, stored so that every process can serve them in a rolling deploy: docs/decisions/0010. */
  builds?: readonly Build[];
  tuning?: AuthTuning;
  /** Without it, those of production. */
  admission?: Partial<AdmissionLimits>;
}
