<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Concerns\HasUlids;
use Illuminate\Database\Eloquent\Concerns\HasUuids;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Foundation\Auth\User as Authenticatable;
use Illuminate\Http\Request;
use Illuminate\Routing\Middleware\SubstituteBindings;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use Illuminate\Validation\Rule;

const ADA = '0199aa55-7b00-7c3e-9d2f-5f3a1c2b4d6e';

config(['broadcasting.default' => 'redis', 'broadcasting.connections.redis' => ['driver' => 'redis']]);
foreach (['projects' => 'uuid', 'parcels' => 'ulid'] as $table => $type) {
    Schema::create($table, function (Blueprint $table) use ($type) {
        $table->$type('id')->primary();
        $table->string('slug');
    });
}
DB::table('projects')->insert([
    ['id' => '0199aa55-7b00-7c3e-9d2f-000000000001', 'slug' => 'first-steps'],
    ['id' => '0199aa55-7b00-7c3e-9d2f-000000000002', 'slug' => 'Äpfel & Birnen'],
    ['id' => '0199aa55-7b00-7c3e-9d2f-000000000003', 'slug' => '12'],
]);
DB::table('parcels')->insert(['id' => '01k6n5azr0fgz9tbttyrf1t4c1', 'slug' => 'box']);

class Project extends Model
{
    use HasUuids;
}

class Parcel extends Model
{
    use HasUlids;
}

class User extends Authenticatable
{
    use HasUuids;
    protected $guarded = [];
}

$ada = (new User())->forceFill(['id' => ADA, 'name' => 'Ada']);
Broadcast::channel('App.Models.User.{id}', fn ($user, $id) => $user->id === $id);
Broadcast::channel('online', fn ($user) => ['id' => $user->id, 'name' => $user->name]);

Route::middleware(SubstituteBindings::class)->prefix('keys')->group(function () use ($ada) {
    Route::get('projects/{project}', fn (Project $project) => $project);
    Route::get('parcels/{parcel}', fn (Parcel $parcel) => $parcel);
    Route::get('by-slug/{project:slug}', fn (Project $project) => $project);
    Route::put('projects/{project}', function (Request $request, Project $project) {
        return $request->validate(['slug' => ['required', Rule::unique('projects', 'slug')->ignore($project)]]);
    });
    Route::post('auth', function (Request $request) use ($ada) {
        $request->setUserResolver(fn () => $ada);
        return Broadcast::auth($request);
    });
});
