import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReleaseSwitches } from './release-switches';
import { RemoteRelease } from './remote-release.entity';
import { RemoteReleases } from './remote-releases';
import { RemoteShelf } from './remote-shelf';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

/** The parts of the sites that teams ship by themselves: docs/decisions/0046. */
@Module({
  imports: [TypeOrmModule.forFeature([RemoteRelease, RemoteVersion])],
  providers: [ReleaseSwitches, RemoteReleases, RemoteShelf, ServedRemotes],
})
export class RemotesModule {}
