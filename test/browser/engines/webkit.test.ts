import { describeFaults } from './fault-checks.ts';
import { startWebKit } from './webkit-driver.ts';
import { describeSite } from './site-checks.ts';
import { describeTools } from './tool-checks.ts';

describeTools(startWebKit);
describeSite(startWebKit);
describeFaults(startWebKit);
