<?php

use Illuminate\Console\Scheduling\CacheEventMutex;
use Illuminate\Console\Scheduling\CacheSchedulingMutex;
use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

const START = '2026-11-20T12:00:00Z';
/** Seconds after the start, what is done, the lock, its owner, its seconds. */
const STEPS = [
    [0, 'acquire', 'orders', 'a', 60],
    [0, 'acquire', 'orders', 'b', 60],
    [10, 'acquire', 'orders', 'a', 60],
    [10, 'acquire', 'mail', 'a', 0],
    [20, 'refresh', 'orders', 'a', 30],
    [20, 'refresh', 'orders', 'b', 30],
    [20, 'release', 'orders', 'b', 0],
    [49, 'acquire', 'orders', 'b', 5],
    [50, 'acquire', 'orders', 'b', 5],
    [54, 'refresh', 'orders', 'b', 100],
    [154, 'refresh', 'orders', 'b', 100],
    [155, 'release', 'orders', 'b', 0],
    [155, 'release', 'orders', 'b', 0],
    [160, 'ownerOf', 'mail', '', 0],
    [160, 'ownerOf', 'orders', '', 0],
    [160, 'refresh', 'mail', 'a', 0],
    [161, 'forceRelease', 'mail', '', 0],
    [162, 'acquire', 'é:"x"', 'a', 1],
    [162, 'ownerOf', 'é:"x"', '', 1],
    [163, 'ownerOf', 'é:"x"', '', 1],
    [163, 'prune', '', '', 0],
];

/** What this Laravel does with the locks of its database, and what its scheduler's locks are called. */
return function (): array {
    $app = freshApplication('pages');
    $app->make(Kernel::class)->bootstrap();
    config([
        'cache.prefix' => 'shop_cache_',
        'cache.stores.database' => ['driver' => 'database', 'table' => 'cache', 'lock_lottery' => [0, 100]],
    ]);
    Schema::create('cache_locks', function ($table) {
        $table->string('key')->primary();
        $table->string('owner');
        $table->bigInteger('expiration')->index();
    });
    $rows = fn () => DB::table('cache_locks')->orderBy('key')->get()
        ->map(fn ($row) => [$row->key, $row->owner, (int) $row->expiration])->all();

    $steps = [];
    foreach (STEPS as [$after, $act, $name, $owner, $seconds]) {
        Carbon::setTestNow(Carbon::parse(START)->addSeconds($after));
        $lock = Cache::store('database')->getStore()->lock($name, $seconds, $owner);
        $answer = match ($act) {
            'acquire' => $lock->acquire(),
            'refresh' => $lock->refresh($seconds),
            'release' => $lock->release(),
            'forceRelease' => $lock->forceRelease(),
            'ownerOf' => (fn () => $this->getCurrentOwner())->call($lock),
            'prune' => $lock->pruneExpiredLocks(),
        };
        $steps[] = compact('after', 'act', 'name', 'owner', 'seconds', 'answer') + ['rows' => $rows()];
    }

    $schedule = $app->make(Schedule::class);
    $events = [
        $schedule->command('reports:send --all')->cron('0 5 * * *'),
        $schedule->call(fn () => null)->name('clean up')->daily(),
        $schedule->command('reports:send', ['to' => 'me & you'])->weekly(),
        $schedule->exec('node /srv/x.js')->everyMinute(),
    ];
    Carbon::setTestNow('2026-11-20T05:30:00Z');
    $scheduled = [];
    foreach ($events as $event) {
        $said = $event->command === null
            ? ['name' => $event->description]
            : ['expression' => $event->expression, 'command' => Event::normalizeCommand($event->command)];
        $locks = [];
        foreach ([CacheEventMutex::class, CacheSchedulingMutex::class] as $mutex) {
            DB::table('cache_locks')->delete();
            (new $mutex($app['cache']))->useStore('database')->create($event, Carbon::now());
            [[$key, , $expiration]] = $rows();
            $locks[] = ['key' => $key, 'seconds' => $expiration - Carbon::now()->getTimestamp()];
        }
        $scheduled[] = ['event' => $said, 'withoutOverlapping' => $locks[0], 'onOneServer' => $locks[1]];
    }

    return ['release' => $app->version(), 'start' => START, 'prefix' => 'shop_cache_', 'steps' => $steps, 'scheduled' => $scheduled];
};
